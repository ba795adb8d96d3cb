/* The kinds of blocks (core/blocks.py): how numbers of 16 bits follow from the value of an attribute.

   A writer that does not understand a value says UNKNOWN, and changes nothing but the numbers of its own block. */

#include <Python.h>
#include <stdint.h>

enum { FAILED = -1, UNKNOWN = 0, WRITTEN = 1 };
enum { LIMB_BITS = 15, MOST = INT16_MAX, LEAST = INT16_MIN };

typedef struct {  /* an attribute, and how the type seen last gives it */
    PyObject *name;
    PyTypeObject *type;
    getter get;
    void *closure;
} Attribute;

typedef struct {  /* who looks at what */
    PyObject *thing;
    int seat, seats;
} Look;

typedef struct Block Block;
typedef int (*Writer)(Block *, PyObject *value, const Look *, int16_t *out);

struct Block {  /* see core/blocks.py */
    Writer write;
    Attribute attribute, other;
    int thing, field, start, length, least, each;
    int16_t *table;
    Py_ssize_t entries;  /* of the table */
};

/* Attributes */

/* A native class keeps its fields behind getters: to find one once and call it saves a search each time. */
static void settle(Attribute *a, PyTypeObject *type)
{
    Py_INCREF(type);
    Py_XSETREF(a->type, type);
    a->get = NULL;
    if (type->tp_getattro != PyObject_GenericGetAttr || !Py_IS_TYPE((PyObject *)type, &PyType_Type))
        return;
    PyObject *found = PyObject_GetAttr((PyObject *)type, a->name);
    if (!found)
        PyErr_Clear();
    else if (Py_IS_TYPE(found, &PyGetSetDescr_Type)) {
        a->get = ((PyGetSetDescrObject *)found)->d_getset->get;
        a->closure = ((PyGetSetDescrObject *)found)->d_getset->closure;
    }
    Py_XDECREF(found);
}

static PyObject *fetch(Attribute *a, PyObject *thing)
{
    if (Py_TYPE(thing) != a->type)
        settle(a, Py_TYPE(thing));
    return a->get ? a->get(thing, a->closure) : PyObject_GetAttr(thing, a->name);
}

/* Numbers */

/* Python keeps one object for each small whole number, in one array: their addresses tell which they are, without a
   look at the objects themselves. Nothing is known (the count is 0) where that is not so. */
enum { FIRST_SMALL = -5, LAST_SMALL = 256 };
static uintptr_t small, small_bytes;

static void find_small(void)
{
    PyObject *first = PyLong_FromLong(FIRST_SMALL);
    small = (uintptr_t)first;
    small_bytes = (LAST_SMALL - FIRST_SMALL + 1) * sizeof(PyLongObject);
    for (long n = FIRST_SMALL; n <= LAST_SMALL; n++) {
        PyObject *next = PyLong_FromLong(n);
        if ((uintptr_t)next != small + (n - FIRST_SMALL) * sizeof(PyLongObject))
            small_bytes = 0;
        Py_XDECREF(next);
    }
    Py_XDECREF(first);
}

/* A whole number, cut to what a long long holds; false: it is none. */
static inline int number(PyObject *o, long long *n)
{
    if ((uintptr_t)o - small < small_bytes) {
        *n = (long long)(((uintptr_t)o - small) / sizeof(PyLongObject)) + FIRST_SMALL;
        return 1;
    }
    if (!PyLong_CheckExact(o) && !PyLong_Check(o))  /* the first is quicker, and nearly always true */
        return 0;
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)o)) {
        *n = PyUnstable_Long_CompactValue((PyLongObject *)o);
        return 1;
    }
#else
    if (Py_SIZE(o) >= -1 && Py_SIZE(o) <= 1) {
        *n = Py_SIZE(o) * (long long)((PyLongObject *)o)->ob_digit[0];
        return 1;
    }
#endif
    int over;
    *n = PyLong_AsLongLongAndOverflow(o, &over);
    if (over)
        *n = over > 0 ? LLONG_MAX : LLONG_MIN;
    return 1;
}

static inline int beyond(long long n)  /* cut perhaps: no use as bits */
{
    return n == LLONG_MAX || n == LLONG_MIN;
}

static inline int16_t clipped(long long n)
{
    return (int16_t)(n > MOST ? MOST : n < LEAST ? LEAST : n);
}

/* Where a seat is, seen from the own; nobody and the solo opponent stay as they are. */
static inline long long place(const Look *look, long long seat)
{
    if (seat < 0 || seat >= look->seats)
        return seat;
    return seat >= look->seat ? seat - look->seat : seat - look->seat + look->seats;
}

static int number_of(Attribute *a, PyObject *thing, long long *n)
{
    PyObject *value = fetch(a, thing);
    if (!value)
        return FAILED;
    int found = number(value, n);
    Py_DECREF(value);
    return found ? WRITTEN : UNKNOWN;
}

static inline Py_ssize_t items(PyObject *value)  /* of a list that can be counted in 16 bits; -1: it is none */
{
    return PyList_CheckExact(value) && PyList_GET_SIZE(value) <= MOST ? PyList_GET_SIZE(value) : -1;
}

/* The kinds of blocks */

static int write_number(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    if (!number(value, &n))
        return UNKNOWN;
    *out = clipped(n);
    return WRITTEN;
}

static int write_seat(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    if (!number(value, &n))
        return UNKNOWN;
    *out = clipped(place(look, n));
    return WRITTEN;
}

static int write_bits(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    if (!number(value, &n) || beyond(n))
        return UNKNOWN;
    for (int i = 0; i < b->length; i++, n >>= 1)
        out[i] = n & 1;
    return WRITTEN;
}

static int write_list(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    if (items(value) != b->length)
        return UNKNOWN;
    for (int i = 0; i < b->length; i++) {
        if (!number(PyList_GET_ITEM(value, i), &n))
            return UNKNOWN;
        out[i] = clipped(n);
    }
    return WRITTEN;
}

static int write_count(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    Py_ssize_t count = items(value);
    memset(out, 0, b->length * sizeof *out);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!number(PyList_GET_ITEM(value, i), &n) || n < 0 || n >= b->length)
            return UNKNOWN;
        out[n]++;
    }
    return count < 0 ? UNKNOWN : WRITTEN;
}

/* Counted if the other attribute says so, else nothing at all. */
static int write_count_if(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long shown;
    int found = number_of(&b->other, look->thing, &shown);
    if (found != WRITTEN)
        return found;
    if (shown)
        return write_count(b, value, look, out);
    memset(out, 0, b->length * sizeof *out);
    return WRITTEN;
}

/* Counted if the other attribute is the seat that looks. */
static int write_count_mine(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long owner;
    int found = number_of(&b->other, look->thing, &owner);
    if (found != WRITTEN)
        return found;
    if (owner == look->seat)
        return write_count(b, value, look, out);
    memset(out, 0, b->length * sizeof *out);
    return WRITTEN;
}

/* group * kinds + thing of every thing: the group of each. */
static int write_where(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n;
    Py_ssize_t count = items(value);
    for (int i = 0; i < b->length; i++)
        out[i] = -1;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!number(PyList_GET_ITEM(value, i), &n) || n < 0)
            return UNKNOWN;
        out[n % b->length] = clipped(n / b->length);
    }
    return count < 0 ? UNKNOWN : WRITTEN;
}

static int write_last(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n = -1;
    Py_ssize_t count = items(value);
    if (count < 0 || (count && !number(PyList_GET_ITEM(value, count - 1), &n)))
        return UNKNOWN;
    *out = clipped(n);
    return WRITTEN;
}

static int write_size(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    Py_ssize_t count = items(value);
    *out = (int16_t)count;
    return count < 0 ? UNKNOWN : WRITTEN;
}

static int write_sizes(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    if (items(value) != b->length)
        return UNKNOWN;
    for (int i = 0; i < b->length; i++)
        if (write_size(b, PyList_GET_ITEM(value, i), look, out + i) != WRITTEN)
            return UNKNOWN;
    return WRITTEN;
}

static int write_sum(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    long long n, sum = 0;
    Py_ssize_t count = items(value);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!number(PyList_GET_ITEM(value, i), &n) || n < INT32_MIN || n > INT32_MAX)
            return UNKNOWN;
        sum += n;
    }
    *out = clipped(sum);
    return count < 0 ? UNKNOWN : WRITTEN;
}

/* `each` numbers an item, looked up for the seat; `step` is from one number of an item to its next. */
static int look_up(Block *b, PyObject *value, const Look *look, int16_t *out, int step)
{
    long long n;
    int count = b->length / b->each, next = step == 1 ? b->each : 1;
    Py_ssize_t known = b->entries / look->seats / b->each;
    const int16_t *table = b->table + look->seat * known * b->each;
    if (items(value) != count)
        return UNKNOWN;
    for (int i = 0; i < count; i++, out += next) {
        if (!number(PyList_GET_ITEM(value, i), &n) || n < b->least || n - b->least >= known)
            return UNKNOWN;
        const int16_t *from = table + (n - b->least) * b->each;
        for (int k = 0; k < b->each; k++)
            out[k * step] = from[k];
    }
    return WRITTEN;
}

static int write_table(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    return look_up(b, value, look, out, 1);
}

static int write_planes(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    return look_up(b, value, look, out, b->length / b->each);
}

static int nothing_in(PyObject *value)
{
    long long n;
    Py_ssize_t count = items(value);
    if (count < 0)
        return number(value, &n) && n < 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *item = PyList_GET_ITEM(value, i);
        if (items(item) != 0 && (!number(item, &n) || n >= 0))
            return 0;
    }
    return 1;
}

/* The same numbers as long as there is nothing; of something only the field knows the numbers. */
static int write_blank(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    if (!nothing_in(value))
        return UNKNOWN;
    memcpy(out, b->table, b->length * sizeof *out);
    return WRITTEN;
}

static int write_unknown(Block *b, PyObject *value, const Look *look, int16_t *out)
{
    return UNKNOWN;
}

/* The stack of what is pending, from its top: steps, seats, and memos in limbs. The table: which steps are secret. */
static int write_pending(Block *b, PyObject *stack, const Look *look, int16_t *out)
{
    int frames = (b->length - 3) / (2 + b->each);
    int16_t *steps = out + 3, *seats = steps + frames, *memos = seats + frames;
    long long actor, step, seat, memo;
    Py_ssize_t depth = items(stack);
    int found = number_of(&b->other, look->thing, &actor);
    if (found != WRITTEN || depth < 0)
        return found == FAILED ? FAILED : UNKNOWN;
    out[0] = (int16_t)look->seat;
    out[1] = clipped(place(look, actor));
    out[2] = (int16_t)depth;
    memset(steps, -1, 2 * frames * sizeof *out);
    memset(memos, 0, b->each * frames * sizeof *out);
    for (int i = 0; i < frames && i < depth; i++, memos += b->each) {
        PyObject *frame = PyList_GET_ITEM(stack, depth - 1 - i);
        if (!PyTuple_CheckExact(frame) || PyTuple_GET_SIZE(frame) != 3 || !number(PyTuple_GET_ITEM(frame, 0), &step) ||
            !number(PyTuple_GET_ITEM(frame, 1), &seat) || !number(PyTuple_GET_ITEM(frame, 2), &memo) ||
            step < 0 || step >= b->entries || beyond(memo))
            return UNKNOWN;
        steps[i] = (int16_t)step;
        seats[i] = clipped(place(look, seat));
        int hidden = seat != look->seat && b->table[step];
        for (int k = 0; k < b->each; k++, memo >>= LIMB_BITS)
            memos[k] = hidden ? -1 : memo & ((1 << LIMB_BITS) - 1);
    }
    return WRITTEN;
}

static const struct {
    const char *name;
    Writer write;
} KINDS[] = {
    {"number", write_number}, {"seat", write_seat}, {"bits", write_bits}, {"list", write_list},
    {"count", write_count}, {"count if", write_count_if}, {"count mine", write_count_mine}, {"where", write_where},
    {"last", write_last}, {"size", write_size}, {"sizes", write_sizes}, {"sum", write_sum}, {"table", write_table},
    {"planes", write_planes}, {"blank", write_blank}, {"unknown", write_unknown}, {"pending", write_pending},
};
