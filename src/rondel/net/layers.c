/* Layers of a network for one position. See network.py, which does the same without C.
 *
 * The first: of its thousands of inputs a few hundred are there, and their rows of weights are added up. numpy would gather
 * them into a copy first.
 *
 * enter(rows, width, seen, columns, legal, first_action, sum)
 *   rows: float32 (any, width)        seen: int16, an observation        sum: float32 (width), added to
 *   columns: int32 arrays of equal length by kind, see Network.columns:
 *         numbers, rows of their logarithm, rows of the number; bits' numbers, places, rows; names, blanks, rows of their first
 *
 * A later one: the weights are numbers of eight bits, which stay in the cache where floats would be read anew each time.
 *
 * multiply(weights, scales, bias, x, y)
 *   weights: int8 (out, in)    scales, bias, y: float32 (out)    x: float32 (in);    y = weights x * scales + bias
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>

#define ARRAYS 9
#define LOGS 1024
#define WIDEST 4096 /* inputs of a later layer, at most */

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define FAST __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3")))
#else
#define FAST
#endif

static float logs[LOGS];

FAST static void add(float *restrict sum, const float *restrict row, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < width; i++)
        sum[i] += row[i];
}

FAST static void add_two(float *restrict sum, const float *restrict one, float a, const float *restrict other, float b, Py_ssize_t width)
{
    for (Py_ssize_t i = 0; i < width; i++)
        sum[i] += a * one[i] + b * other[i];
}

static float log_of(int number)
{
    int size = number < 0 ? -number : number;
    float found = size < LOGS ? logs[size] : log1pf((float)size);
    return number < 0 ? -found : found;
}

static float straight(int number)
{
    float found = (float)number / 8;
    return found < -2 ? -2 : found > 4 ? 4 : found;
}

typedef struct {
    const float *rows;
    Py_ssize_t count, width;
    float *sum;
} Layer;

/* The row of that number, or NULL with an error: no index from outside is trusted. */
static const float *row_at(const Layer *layer, Py_ssize_t number)
{
    if (number < 0 || number >= layer->count) {
        PyErr_Format(PyExc_IndexError, "first layer: there is no row %zd of %zd", number, layer->count);
        return NULL;
    }
    return layer->rows + number * layer->width;
}

static int add_seen(const Layer *layer, const int16_t *seen, Py_ssize_t size, int32_t *const columns[], const Py_ssize_t lengths[])
{
    for (Py_ssize_t i = 0; i < lengths[0]; i++) {
        if (columns[0][i] >= size)
            goto outside;
        int number = seen[columns[0][i]];
        if (number) {
            const float *one = row_at(layer, columns[1][i]), *other = row_at(layer, columns[2][i]);
            if (!one || !other)
                return -1;
            add_two(layer->sum, one, log_of(number), other, straight(number), layer->width);
        }
    }
    for (Py_ssize_t i = 0; i < lengths[3]; i++) {
        if (columns[3][i] >= size)
            goto outside;
        int number = seen[columns[3][i]];
        if (number > 0 && number >> columns[4][i] & 1) {
            const float *row = row_at(layer, columns[5][i]);
            if (!row)
                return -1;
            add(layer->sum, row, layer->width);
        }
    }
    for (Py_ssize_t i = 0; i < lengths[6]; i++) {
        if (columns[6][i] >= size)
            goto outside;
        int thing = seen[columns[6][i]];
        if (thing != columns[7][i]) {
            const float *row = row_at(layer, columns[8][i] + thing);
            if (!row)
                return -1;
            add(layer->sum, row, layer->width);
        }
    }
    return 0;
outside:
    PyErr_SetString(PyExc_IndexError, "first layer: the observation is shorter than its columns");
    return -1;
}

static int add_legal(const Layer *layer, PyObject *legal, Py_ssize_t first)
{
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(legal); i++) {
        Py_ssize_t action = PyLong_AsSsize_t(PyList_GET_ITEM(legal, i));
        if (action == -1 && PyErr_Occurred())
            return -1;
        const float *row = row_at(layer, first + action);
        if (!row)
            return -1;
        add(layer->sum, row, layer->width);
    }
    return 0;
}

static PyObject *enter(PyObject *module, PyObject *arguments)
{
    Py_buffer rows, seen, sum, arrays[ARRAYS];
    PyObject *columns, *legal, *done = NULL;
    Py_ssize_t width, first, held = 0, lengths[ARRAYS];
    int32_t *pointers[ARRAYS];
    if (!PyArg_ParseTuple(arguments, "y*ny*O!O!nw*", &rows, &width, &seen, &PyTuple_Type, &columns, &PyList_Type, &legal, &first, &sum))
        return NULL;
    if (PyTuple_GET_SIZE(columns) != ARRAYS || width <= 0 || sum.len < width * (Py_ssize_t)sizeof(float)) {
        PyErr_SetString(PyExc_ValueError, "first layer: nine arrays of columns and a sum of the width are needed");
        goto end;
    }
    for (; held < ARRAYS; held++) {
        if (PyObject_GetBuffer(PyTuple_GET_ITEM(columns, held), &arrays[held], PyBUF_SIMPLE))
            goto end;
        pointers[held] = arrays[held].buf;
        lengths[held] = arrays[held].len / (Py_ssize_t)sizeof(int32_t);
        if (lengths[held] != lengths[held / 3 * 3]) {
            held++;
            PyErr_SetString(PyExc_ValueError, "first layer: arrays of one kind must be equally long");
            goto end;
        }
    }
    Layer layer = {rows.buf, rows.len / (width * (Py_ssize_t)sizeof(float)), width, sum.buf};
    if (!add_seen(&layer, seen.buf, seen.len / 2, pointers, lengths) && !add_legal(&layer, legal, first))
        done = Py_NewRef(Py_None);
end:
    while (held)
        PyBuffer_Release(&arrays[--held]);
    PyBuffer_Release(&rows);
    PyBuffer_Release(&seen);
    PyBuffer_Release(&sum);
    return done;
}

FAST static void sums_of(const int8_t *restrict weights, const int16_t *restrict x, Py_ssize_t in, Py_ssize_t out, int32_t *restrict sums)
{
    for (Py_ssize_t j = 0; j < out; j++) {
        const int8_t *restrict row = weights + j * in;
        int32_t sum = 0;
        for (Py_ssize_t i = 0; i < in; i++) {
            int16_t weight = row[i];
            sum += weight * x[i];
        }
        sums[j] = sum;
    }
}

/* Inputs as whole numbers, as large as 16 bits and sums of 32 allow; returns what one of them is worth. */
static float rounded(const float *x, Py_ssize_t in, int16_t *into)
{
    float most = 1e-30f, full = (float)(INT32_MAX / 128 / in);
    full = full < INT16_MAX ? full : INT16_MAX;
    for (Py_ssize_t i = 0; i < in; i++)
        most = fabsf(x[i]) > most ? fabsf(x[i]) : most;
    for (Py_ssize_t i = 0; i < in; i++)
        into[i] = (int16_t)lrintf(x[i] * (full / most));
    return most / full;
}

static PyObject *multiply(PyObject *module, PyObject *arguments)
{
    Py_buffer weights, scales, bias, x, y;
    PyObject *done = NULL;
    int16_t whole[WIDEST];
    int32_t sums[WIDEST];
    if (!PyArg_ParseTuple(arguments, "y*y*y*y*w*", &weights, &scales, &bias, &x, &y))
        return NULL;
    Py_ssize_t in = x.len / (Py_ssize_t)sizeof(float), out = y.len / (Py_ssize_t)sizeof(float);
    if (in < 1 || in > WIDEST || out > WIDEST || weights.len != in * out || scales.len != y.len || bias.len != y.len) {
        PyErr_Format(PyExc_ValueError, "layer: weights, scales and bias must fit %zd inputs and %zd outputs, at most %d", in, out, WIDEST);
        goto end;
    }
    float unit = rounded(x.buf, in, whole);
    sums_of(weights.buf, whole, in, out, sums);
    for (Py_ssize_t j = 0; j < out; j++)
        ((float *)y.buf)[j] = (float)sums[j] * ((const float *)scales.buf)[j] * unit + ((const float *)bias.buf)[j];
    done = Py_NewRef(Py_None);
end:
    PyBuffer_Release(&weights);
    PyBuffer_Release(&scales);
    PyBuffer_Release(&bias);
    PyBuffer_Release(&x);
    PyBuffer_Release(&y);
    return done;
}

static PyMethodDef methods[] = {
    {"enter", enter, METH_VARARGS, "Add up the rows of what a position holds."},
    {"multiply", multiply, METH_VARARGS, "One row of inputs times weights of eight bits."},
    {NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_layers", NULL, -1, methods};

PyMODINIT_FUNC PyInit__layers(void)
{
    for (int i = 0; i < LOGS; i++)
        logs[i] = log1pf((float)i);
    return PyModule_Create(&definition);
}
