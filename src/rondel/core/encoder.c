/* Observations written into arrays by compiled code: the module rondel.core._encoder. core/encoding.py makes its layout.

   Each field of a game is one block or a few. Where a block does not understand a value, the field's own `encode` is
   asked, in Python: that is the reference, and its numbers are as many as it said or there is a RondelError. */

#include "encoder_kinds.h"

typedef struct {
    PyObject *field, *name;
    int thing, own, start, length;  /* thing: 0 the table, 1 the seat that looks, 2 the next ... */
} Field;

typedef struct {
    PyObject_HEAD
    PyObject *game, *observer, *error, *encode;  /* observer, error: classes; encode: the name of the method */
    PyObject *legal, *apply;
    Attribute seats_of, seat_of, players_of;
    int seats, size, field_count, block_count;
    Field *fields;
    Block *blocks;
} Encoder;

/* One observation */

static int refuse_length(Encoder *e, Field *f, Py_ssize_t count)
{
    PyErr_Format(e->error, "%U: %U noted %zd numbers and said %d", e->game, f->name, count, f->length);
    return FAILED;
}

static int copy_numbers(Encoder *e, Field *f, PyObject *numbers, int16_t *row)
{
    long long n;
    Py_ssize_t count = PyList_Check(numbers) ? PyList_GET_SIZE(numbers) : -1;
    if (count != f->length)
        return refuse_length(e, f, count);
    for (int i = 0; i < f->length; i++) {
        if (!number(PyList_GET_ITEM(numbers, i), &n)) {
            PyErr_Format(e->error, "%U: %U noted %R, no whole number", e->game, f->name, PyList_GET_ITEM(numbers, i));
            return FAILED;
        }
        row[f->start + i] = clipped(n);
    }
    return WRITTEN;
}

/* All numbers of a field by its own `encode`. */
static int ask_field(Encoder *e, Field *f, const Look *look, int16_t *row)
{
    int done = FAILED;
    PyObject *numbers = NULL, *answer = NULL;
    PyObject *observer = PyObject_CallFunction(e->observer, "ii", look->seat, look->seats);
    if (observer)
        answer = PyObject_CallMethodObjArgs(f->field, e->encode, look->thing, observer,
                                            f->own ? Py_True : Py_False, NULL);
    if (answer)
        numbers = PyObject_GetAttrString(observer, "numbers");
    if (numbers)
        done = copy_numbers(e, f, numbers, row);
    Py_XDECREF(observer);
    Py_XDECREF(answer);
    Py_XDECREF(numbers);
    return done;
}

static int write_block(Encoder *e, Block *b, const Look *look, int16_t *row)
{
    PyObject *value = fetch(&b->attribute, look->thing);
    if (!value)
        return FAILED;
    int done = b->write(b, value, look, row + b->start);
    Py_DECREF(value);
    return done == UNKNOWN ? ask_field(e, &e->fields[b->field], look, row) : done;
}

static int write_things(Encoder *e, PyObject *state, PyObject *players, int seat, int16_t *row)
{
    Look look = {Py_NewRef(state), seat, e->seats};
    int thing = 0, done = WRITTEN;
    for (int i = 0; i < e->block_count && done != FAILED; i++) {
        Block *b = &e->blocks[i];
        if (b->thing != thing) {
            thing = b->thing;
            PyObject *player = PyList_GetItem(players, (seat + thing - 1) % e->seats);
            if (!player)
                done = FAILED;
            else {
                Py_SETREF(look.thing, Py_NewRef(player));
                done = write_block(e, b, &look, row);
            }
        } else
            done = write_block(e, b, &look, row);
    }
    Py_DECREF(look.thing);
    return done;
}

static int write_row(Encoder *e, PyObject *state, long long seat, int16_t *row)
{
    long long seats;
    int found = number_of(&e->seats_of, state, &seats);
    if (found == FAILED)
        return FAILED;
    if (found != WRITTEN || seats != e->seats || seat < 0 || seat >= seats) {
        PyErr_Format(e->error, "%U: there is no seat %lld to look from at a table of %d", e->game, seat, e->seats);
        return FAILED;
    }
    PyObject *players = fetch(&e->players_of, state);
    if (!players)
        return FAILED;
    if (items(players) == seats)
        found = write_things(e, state, players, (int)seat, row);
    else {
        PyErr_Format(e->error, "%U: a table of %d has another number of players", e->game, e->seats);
        found = FAILED;
    }
    Py_DECREF(players);
    return found;
}

#include "encoder_games.h"

/* From the layout to blocks */

static void name_attribute(Attribute *a, PyObject *name)
{
    a->name = Py_NewRef(name);
    PyUnicode_InternInPlace(&a->name);
}

static int fill_table(Block *b, PyObject *numbers)
{
    long long n;
    b->entries = PyList_GET_SIZE(numbers);
    b->table = PyMem_Calloc(b->entries + 1, sizeof *b->table);
    if (!b->table)
        return PyErr_NoMemory(), FAILED;
    for (Py_ssize_t i = 0; i < b->entries; i++) {
        if (!number(PyList_GET_ITEM(numbers, i), &n))
            return PyErr_SetString(PyExc_TypeError, "a table of a block holds whole numbers"), FAILED;
        b->table[i] = clipped(n);
    }
    return WRITTEN;
}

static int fill_block(Block *b, PyObject *doc)
{
    const char *kind;
    PyObject *attribute, *other, *numbers;
    if (!PyArg_ParseTuple(doc, "iisUUiiiO!", &b->field, &b->start, &kind, &attribute, &other, &b->length, &b->least,
                          &b->each, &PyList_Type, &numbers))
        return FAILED;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (strcmp(KINDS[i].name, kind) == 0)
            b->write = KINDS[i].write;
    if (!b->write || b->each < 1) {
        PyErr_Format(PyExc_ValueError, "there is no block of kind %s with %d numbers each", kind, b->each);
        return FAILED;
    }
    name_attribute(&b->attribute, attribute);
    name_attribute(&b->other, other);
    return fill_table(b, numbers);
}

static int fill_field(Field *f, PyObject *doc)
{
    if (!PyArg_ParseTuple(doc, "OUipii", &f->field, &f->name, &f->thing, &f->own, &f->start, &f->length)) {
        f->field = f->name = NULL;
        return FAILED;
    }
    Py_INCREF(f->field);
    Py_INCREF(f->name);
    return WRITTEN;
}

/* The layout comes from our own Python, yet no mistake in it may write outside of a row. */
static int check_block(Encoder *e, Block *b)
{
    if (b->field >= 0 && b->field < e->field_count) {
        Field *f = &e->fields[b->field];
        b->thing = f->thing;
        if (b->length > 0 && f->start >= 0 && f->length <= e->size - f->start && b->start >= f->start &&
            b->length <= f->start + f->length - b->start && f->thing >= 0 && f->thing <= e->seats &&
            (b->write != write_blank || b->entries == b->length) &&
            (b->write != write_pending || b->length >= 3) && e->seats > 0)
            return WRITTEN;
    }
    PyErr_SetString(PyExc_ValueError, "a block of the layout is not within its field");
    return FAILED;
}

static int fill(Encoder *e, PyObject *fields, PyObject *blocks)
{
    e->fields = PyMem_Calloc(PyList_GET_SIZE(fields) + 1, sizeof *e->fields);
    e->blocks = PyMem_Calloc(PyList_GET_SIZE(blocks) + 1, sizeof *e->blocks);
    if (!e->fields || !e->blocks)
        return PyErr_NoMemory(), FAILED;
    for (; e->field_count < PyList_GET_SIZE(fields); e->field_count++)
        if (fill_field(&e->fields[e->field_count], PyList_GET_ITEM(fields, e->field_count)) == FAILED)
            return FAILED;
    while (e->block_count < PyList_GET_SIZE(blocks)) {
        Block *b = &e->blocks[e->block_count++];  /* counted before it is filled: what it holds is freed anyway */
        if (fill_block(b, PyList_GET_ITEM(blocks, e->block_count - 1)) == FAILED || check_block(e, b) == FAILED)
            return FAILED;
    }
    return WRITTEN;
}

static void attribute_named(Attribute *a, const char *name)
{
    a->name = PyUnicode_InternFromString(name);
}

static PyObject *encoder_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    PyObject *game, *fields, *blocks, *observer, *error;
    int seats, size;
    if (!PyArg_ParseTuple(arguments, "UiiO!O!OO:Encoder", &game, &seats, &size, &PyList_Type, &fields, &PyList_Type,
                          &blocks, &observer, &error))
        return NULL;
    Encoder *e = (Encoder *)type->tp_alloc(type, 0);
    if (!e)
        return NULL;
    e->game = Py_NewRef(game);
    e->observer = Py_NewRef(observer);
    e->error = Py_NewRef(error);
    e->seats = seats;
    e->size = size;
    e->encode = PyUnicode_InternFromString("encode");
    e->legal = PyUnicode_InternFromString("legal");
    e->apply = PyUnicode_InternFromString("apply");
    attribute_named(&e->seats_of, "seats");
    attribute_named(&e->seat_of, "seat");
    attribute_named(&e->players_of, "players");
    if (fill(e, fields, blocks) == FAILED)
        Py_CLEAR(e);
    return (PyObject *)e;
}

static void forget(Attribute *a)
{
    Py_XDECREF(a->name);
    Py_XDECREF(a->type);
}

static void encoder_dealloc(Encoder *e)
{
    PyTypeObject *type = Py_TYPE(e);
    for (int i = 0; i < e->field_count; i++) {
        Py_XDECREF(e->fields[i].field);
        Py_XDECREF(e->fields[i].name);
    }
    for (int i = 0; i < e->block_count; i++) {
        forget(&e->blocks[i].attribute);
        forget(&e->blocks[i].other);
        PyMem_Free(e->blocks[i].table);
    }
    forget(&e->seats_of);
    forget(&e->seat_of);
    forget(&e->players_of);
    PyMem_Free(e->fields);
    PyMem_Free(e->blocks);
    Py_XDECREF(e->game);
    Py_XDECREF(e->observer);
    Py_XDECREF(e->error);
    Py_XDECREF(e->encode);
    Py_XDECREF(e->legal);
    Py_XDECREF(e->apply);
    type->tp_free(e);
    Py_DECREF(type);
}

static PyMethodDef METHODS[] = {
    {"write", (PyCFunction)encoder_write, METH_VARARGS, "write(state, seat, observations, row=0): what the seat sees."},
    {"write_all", (PyCFunction)encoder_write_all, METH_VARARGS,
     "write_all(states, observations, masks, actors): each game as the seat sees it that decides."},
    {"step_all", (PyCFunction)encoder_step_all, METH_VARARGS,
     "step_all(states, actions, observations, masks, actors, ended): one action a game, then as write_all."},
    {NULL},
};

static PyType_Slot SLOTS[] = {
    {Py_tp_new, encoder_new}, {Py_tp_dealloc, encoder_dealloc}, {Py_tp_methods, METHODS}, {0, NULL},
};

static PyType_Spec SPEC = {"rondel.core._encoder.Encoder", sizeof(Encoder), 0, Py_TPFLAGS_DEFAULT, SLOTS};

static int execute(PyObject *module)
{
    find_small();
    PyObject *type = PyType_FromSpec(&SPEC);
    int done = type ? PyModule_AddObjectRef(module, "Encoder", type) : -1;
    Py_XDECREF(type);
    return done;
}

static PyMethodDef FUNCTIONS[] = {
    {"pick", pick, METH_VARARGS, "pick(masks, shares, chosen): a legal action a row; the first row without one, or -1."},
    {"first_illegal", first_illegal, METH_VARARGS,
     "first_illegal(masks, actions): the first row whose action is illegal, or -1."},
    {NULL},
};

static PyModuleDef_Slot MODULE_SLOTS[] = {{Py_mod_exec, execute}, {0, NULL}};

static PyModuleDef MODULE = {PyModuleDef_HEAD_INIT, "_encoder", NULL, 0, FUNCTIONS, MODULE_SLOTS};

PyMODINIT_FUNC PyInit__encoder(void)
{
    return PyModuleDef_Init(&MODULE);
}
