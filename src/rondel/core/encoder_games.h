/* Many games together: their observations, the masks of their legal actions, who decides; and actions for them.
   Included by encoder.c. */

/* Arrays */

enum { READ = PyBUF_C_CONTIGUOUS, WRITE = PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE };

/* Room for `count` numbers of so many bytes, or for more. */
static int borrow(PyObject *array, Py_buffer *view, int use, Py_ssize_t itemsize, Py_ssize_t count, const char *name)
{
    if (PyObject_GetBuffer(array, view, use) < 0)
        return FAILED;
    if (view->itemsize == itemsize && view->len / itemsize >= count)
        return WRITTEN;
    PyErr_Format(PyExc_ValueError, "%s: needs %zd numbers of %zd bytes, has %zd of %zd", name, count, itemsize,
                 view->len / (view->itemsize ? view->itemsize : 1), view->itemsize);
    PyBuffer_Release(view);
    return FAILED;
}

static PyObject *encoder_write(Encoder *e, PyObject *arguments)
{
    PyObject *state, *array;
    Py_buffer view;
    Py_ssize_t row = 0;
    long long seat;
    if (!PyArg_ParseTuple(arguments, "OLO|n:write", &state, &seat, &array, &row))
        return NULL;
    if (row < 0 || row > PY_SSIZE_T_MAX / 2 / (e->size + 1) - 1) {
        PyErr_Format(PyExc_ValueError, "there is no row %zd", row);
        return NULL;
    }
    if (borrow(array, &view, WRITE, sizeof(int16_t), (row + 1) * e->size, "observations") == FAILED)
        return NULL;
    int done = write_row(e, state, seat, (int16_t *)view.buf + row * e->size);
    PyBuffer_Release(&view);
    return done == FAILED ? NULL : Py_NewRef(Py_None);
}

/* The actions a seat may choose from */

static int mark_legal(Encoder *e, PyObject *legal, char *mask, Py_ssize_t actions)
{
    long long n;
    Py_ssize_t count = items(legal);
    memset(mask, 0, actions);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (!number(PyList_GET_ITEM(legal, i), &n) || n < 0 || n >= actions)
            count = -1;
        else
            mask[n] = 1;
    }
    if (count < 0)
        PyErr_Format(e->error, "%U: legal() is no list of numbers below %zd", e->game, actions);
    return count < 0 ? FAILED : WRITTEN;
}

static int write_mask(Encoder *e, PyObject *state, char *mask, Py_ssize_t actions)
{
    PyObject *legal = PyObject_CallMethodNoArgs(state, e->legal);
    int done = legal ? mark_legal(e, legal, mask, actions) : FAILED;
    Py_XDECREF(legal);
    return done;
}

typedef struct {  /* where many games are written to; one row each */
    Py_buffer rows, masks, actors;
    Py_ssize_t actions;
} Arrays;

static int borrow_all(Encoder *e, PyObject *const *arrays, Py_ssize_t games, Arrays *to)
{
    if (borrow(arrays[0], &to->rows, WRITE, sizeof(int16_t), games * e->size, "observations") == FAILED)
        return FAILED;
    if (borrow(arrays[1], &to->masks, WRITE, 1, games, "masks") == WRITTEN) {
        if (borrow(arrays[2], &to->actors, WRITE, sizeof(int64_t), games, "actors") == WRITTEN) {
            to->actions = games ? to->masks.len / games : 0;
            return WRITTEN;
        }
        PyBuffer_Release(&to->masks);
    }
    PyBuffer_Release(&to->rows);
    return FAILED;
}

static void give_back(Arrays *to)
{
    PyBuffer_Release(&to->rows);
    PyBuffer_Release(&to->masks);
    PyBuffer_Release(&to->actors);
}

static int seat_that_decides(Encoder *e, PyObject *state, long long *seat)
{
    int found = number_of(&e->seat_of, state, seat);
    if (found == UNKNOWN)
        PyErr_Format(e->error, "%U: the seat that decides is no number", e->game);
    return found == WRITTEN ? WRITTEN : FAILED;
}

static int write_game(Encoder *e, PyObject *state, Py_ssize_t game, Arrays *to)
{
    long long seat;
    if (seat_that_decides(e, state, &seat) == FAILED ||
        write_row(e, state, seat, (int16_t *)to->rows.buf + game * e->size) == FAILED)
        return FAILED;
    ((int64_t *)to->actors.buf)[game] = seat;
    return write_mask(e, state, (char *)to->masks.buf + game * to->actions, to->actions);
}

/* The item of a list, a new reference: what a field or a game runs might change the list meanwhile. */
static PyObject *item_of(PyObject *list, Py_ssize_t i)
{
    return Py_XNewRef(PyList_GetItem(list, i));
}

static PyObject *encoder_write_all(Encoder *e, PyObject *arguments)
{
    PyObject *states, *arrays[3];
    Arrays to;
    int done = WRITTEN;
    if (!PyArg_ParseTuple(arguments, "O!OOO:write_all", &PyList_Type, &states, &arrays[0], &arrays[1], &arrays[2]))
        return NULL;
    Py_ssize_t games = PyList_GET_SIZE(states);
    if (borrow_all(e, arrays, games, &to) == FAILED)
        return NULL;
    for (Py_ssize_t i = 0; i < games && done != FAILED; i++) {
        PyObject *state = item_of(states, i);
        done = state ? write_game(e, state, i, &to) : FAILED;
        Py_XDECREF(state);
    }
    give_back(&to);
    return done == FAILED ? NULL : Py_NewRef(Py_None);
}

/* Carry out an action; where that ends a game, `ended` says with which state its place goes on. */
static PyObject *stepped(Encoder *e, PyObject *states, PyObject *actions, Py_ssize_t i, PyObject *ended)
{
    long long seat;
    PyObject *state = item_of(states, i), *action = item_of(actions, i), *done = NULL;
    if (state && action)
        done = PyObject_CallMethodOneArg(state, e->apply, action);
    Py_XDECREF(action);
    if (!done || seat_that_decides(e, state, &seat) == FAILED)
        Py_CLEAR(state);
    else if (seat < 0)
        Py_SETREF(state, PyObject_CallFunction(ended, "n", i));
    Py_XDECREF(done);
    return state;
}

/* A game is written right after its action, while what it is made of is still near. */
static PyObject *encoder_step_all(Encoder *e, PyObject *arguments)
{
    PyObject *states, *actions, *ended, *arrays[3];
    Arrays to;
    int done = WRITTEN;
    if (!PyArg_ParseTuple(arguments, "O!O!OOOO:step_all", &PyList_Type, &states, &PyList_Type, &actions, &arrays[0],
                          &arrays[1], &arrays[2], &ended))
        return NULL;
    Py_ssize_t games = PyList_GET_SIZE(states);
    if (borrow_all(e, arrays, games, &to) == FAILED)
        return NULL;
    for (Py_ssize_t i = 0; i < games && done != FAILED; i++) {
        PyObject *state = stepped(e, states, actions, i, ended);
        done = state ? write_game(e, state, i, &to) : FAILED;
        Py_XDECREF(state);
    }
    give_back(&to);
    return done == FAILED ? NULL : Py_NewRef(Py_None);
}

/* Actions for many games, by their masks */

/* The first legal action from `i` on, or `actions`. Most are not legal: eight are passed at once. */
static inline Py_ssize_t next_legal(const char *mask, Py_ssize_t actions, Py_ssize_t i)
{
    for (uint64_t eight; i + 8 <= actions; i += 8) {
        memcpy(&eight, mask + i, 8);
        if (eight)
            break;
    }
    while (i < actions && !mask[i])
        i++;
    return i;
}

static Py_ssize_t pick_rows(const char *mask, Py_ssize_t actions, const double *shares, int64_t *chosen, Py_ssize_t rows)
{
    for (Py_ssize_t row = 0; row < rows; row++, mask += actions) {
        Py_ssize_t count = 0, action = next_legal(mask, actions, 0);
        for (Py_ssize_t i = action; i < actions; i = next_legal(mask, actions, i + 1))
            count++;
        if (!count)
            return row;
        Py_ssize_t n = (Py_ssize_t)(shares[row] * count);
        for (Py_ssize_t i = 0; i < n && i < count - 1; i++)
            action = next_legal(mask, actions, action + 1);
        chosen[row] = action;
    }
    return -1;
}

static PyObject *pick(PyObject *module, PyObject *arguments)
{
    PyObject *arrays[3];
    Py_buffer masks, shares, chosen;
    Py_ssize_t found = -2;
    if (!PyArg_ParseTuple(arguments, "OOO:pick", &arrays[0], &arrays[1], &arrays[2]) ||
        borrow(arrays[2], &chosen, WRITE, sizeof(int64_t), 0, "chosen") == FAILED)
        return NULL;
    Py_ssize_t rows = chosen.len / (Py_ssize_t)sizeof(int64_t);
    if (borrow(arrays[1], &shares, READ, sizeof(double), rows, "shares") == WRITTEN) {
        if (borrow(arrays[0], &masks, READ, 1, rows, "masks") == WRITTEN) {
            found = pick_rows(masks.buf, rows ? masks.len / rows : 0, shares.buf, chosen.buf, rows);
            PyBuffer_Release(&masks);
        }
        PyBuffer_Release(&shares);
    }
    PyBuffer_Release(&chosen);
    return found == -2 ? NULL : PyLong_FromSsize_t(found);
}

static Py_ssize_t illegal_row(const char *masks, Py_ssize_t actions, const int64_t *chosen, Py_ssize_t rows)
{
    for (Py_ssize_t row = 0; row < rows; row++)
        if (chosen[row] < 0 || chosen[row] >= actions || !masks[row * actions + chosen[row]])
            return row;
    return -1;
}

static PyObject *first_illegal(PyObject *module, PyObject *arguments)
{
    PyObject *arrays[2];
    Py_buffer masks, chosen;
    Py_ssize_t found = -2;
    if (!PyArg_ParseTuple(arguments, "OO:first_illegal", &arrays[0], &arrays[1]) ||
        borrow(arrays[1], &chosen, READ, sizeof(int64_t), 0, "actions") == FAILED)
        return NULL;
    Py_ssize_t rows = chosen.len / (Py_ssize_t)sizeof(int64_t);
    if (borrow(arrays[0], &masks, READ, 1, rows, "masks") == WRITTEN) {
        found = illegal_row(masks.buf, rows ? masks.len / rows : 0, chosen.buf, rows);
        PyBuffer_Release(&masks);
    }
    PyBuffer_Release(&chosen);
    return found == -2 ? NULL : PyLong_FromSsize_t(found);
}
