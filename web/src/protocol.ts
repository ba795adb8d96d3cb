// Made by `python -m rondel.server.typescript`; do not edit. The words are those of rondel/server/*protocol.py.

/** What happened, in words. A turn is a group of lines; `move` is the position to show for it. */
export interface LogLine {
  move: number
  turn: number
  seat: number | null
  who: string
  text: string
  rule: string
  note: boolean
  signs: Sign[]
}

/** What the learner wants beside a choice: the next step, the one before, to be shown, this step anew, the whole lesson anew, or to leave it for good. */
export interface Learn {
  type: "learn"
  do: "again" | "back" | "go_on" | "restart" | "show" | "skip"
}

/** To what the learner did. done: the lesson is over. `rule`: behind a refusal, "" if none. */
export interface LessonAnswer {
  type: "lesson_answer"
  kind: "done" | "right" | "wrong"
  text: string
  rule: string
}

/** Where the learner is. `wanted`: elements with the ring; `actions`: choices without a place that have it. */
export interface LessonStep {
  type: "step"
  kind: "done" | "goal" | "pick" | "read" | "want"
  title: string
  text: string
  task: string
  look: string[]
  light: string[]
  wanted: string[]
  actions: string[]
  n: number
  of: number
  pointed: boolean
}

/** Switch the coach of this browser on or off; never where a game is rated. `told`: the situations it has explained to this browser already. */
export interface Coaching {
  type: "coach"
  on: boolean
  told?: string[]
}

/** The turn that waits to be confirmed gives much away. `warn`: so much that it is asked once more. `drop`: of the chance to win; `text`, `place`, `reason`: the better move, as in a hint. */
export interface CoachSays {
  type: "coach_says"
  seq: number
  warn: boolean
  drop: number
  text: string
  place: string
  reason: string
}

/** The first time that somebody meets a situation: what it is about. `rules`: IDs; `lesson` teaches more of it, with its `title`, "" = none does. */
export interface CoachTells {
  type: "coach_tells"
  situation: string
  turn: number
  text: string
  rules: string
  lesson: string
  title: string
}

/** What would the bot do here? `move`: an earlier decision of mine, or any of a game that is over; None = now. */
export interface Hint {
  type: "hint"
  seq: number
  move?: number | null
}

/** What the bot would do at this seat, the best first. It was told what the seat may know and nothing else. */
export interface HintResult {
  type: "hint_result"
  seq: number
  move: number
  seat: number
  lines: HintLine[]
}

/** A bot is thinking at this seat; `done` goes from 0 to 1. `hint`: it thinks about one for this browser. */
export interface Thinking {
  type: "thinking"
  seq: number
  seat: number
  done: number
  hint: boolean
}

/** Choose an action by its name. */
export interface Play {
  type: "play"
  action: string
  seq: number
}

/** One action back, as far as the own turn allows; with `whole` to the start of the turn. */
export interface Undo {
  type: "undo"
  seq: number
  whole?: boolean
}

/** The one button: leave the pending step, and with nothing left to choose end the turn; no way back from there. */
export interface FinishStep {
  type: "end_turn"
  seq: number
}

/** Ask the table to go back to an earlier move. */
export interface TakeBack {
  type: "take_back"
  move: number
  seq: number
}

/** Agree to what somebody asked the table, or not. */
export interface Answer {
  type: "answer"
  agree: boolean
  seq: number
}

/** Why is nothing to be done at this element of the board? */
export interface Ask {
  type: "ask"
  place: string
}

/** Show the position after this move; None = the present. */
export interface Look {
  type: "look"
  move?: number | null
}

/** Go on in another language. */
export interface Speak {
  type: "speak"
  lang: string
}

/** Chat. */
export interface Say {
  type: "say"
  text: string
}

/** Does the end of my turn wait until I confirm it? */
export interface Prefer {
  type: "prefer"
  confirm: boolean
}

/** Get up for good: a bot takes the seat. Before the game the seat is free again. */
export interface Leave {
  type: "leave"
  bot?: string
}

/** Who made the table: bots take the free seats, and the game begins. */
export interface Fill {
  type: "fill"
  bot?: string
}

/** Who made the table: there will be no game. */
export interface Cancel {
  type: "cancel"
}

/** After the game: propose another one to those who played, or answer who did. Without `agree` it is refused. */
export interface PlayAgain {
  type: "play_again"
  agree?: boolean
}

/** A part of the table with a drawing of its own; `seat` = whose it is, None = shared. See rondel.drawing.board. */
export interface PanelShown {
  name: string
  title: string
  role: "dock" | "drawer" | "map" | "shelf"
  seat: number | null
  half: boolean
  box: [number, number, number, number]
  printed: string
}

/** The printed part of the board: at first, and again when the viewer or the language changes. All layers follow. */
export interface Scene {
  type: "scene"
  lang: string
  viewer: number | null
  sprite: string
  panels: PanelShown[]
  shelf: number
  tag: string
}

/** Something the viewer may do now. `place`: the id of the element it is at; "" = a button. */
export interface LegalAction {
  action: string
  text: string
  place: string
  heading: string
  free: boolean
  cost: string
  gain: string
  forfeits: string
}

/** What the one button does when the pending step may be left: its words, and does the turn end with it. */
export interface Finish {
  text: string
  ends: boolean
  then: string
  forfeits: string
}

export interface FactShown {
  symbol: string
  value: number | string
  label: string
  tip: string
}

export interface PhaseShown {
  text: string
  help: string
}

/** A player's card. */
export interface SeatNow {
  seat: number
  name: string
  level: string
  kind: "bot" | "open" | "person"
  here: boolean
  clock: number | null
  running: boolean
  resting: boolean
  facts: FactShown[]
  rating: number | null
}

/** A category of the score sheet: its points by seat. */
export interface Score {
  name: string
  text: string
  points: number[]
}

export interface Result {
  scores: Score[]
  totals: number[]
  winners: number[]
  lines: string[]
}

/** Somebody asks to go back to a move; the seats that have not answered yet. `void`: nobody asks, but so many moves cannot be followed under mended rules, and the table waits until all agree to give them up. */
export interface Request {
  seat: number
  move: number
  open: number[]
  void: number
}

/** Somebody proposes another game; the seats that have not answered yet. `refused`: who does not want it. `table`: all agreed, and there it is. */
export interface Rematch {
  seat: number
  open: number[]
  refused: number | null
  table: string
}

/** Everything about the table that may have changed. Layers that did not are left out. */
export interface Position {
  type: "position"
  seq: number
  move: number
  last: number
  actor: number | null
  viewer: number | null
  mine: number[]
  prompt: string
  rule: string
  actions: LegalAction[]
  undo: boolean
  confirm: boolean
  finish: Finish | null
  phases: PhaseShown[]
  phase: number
  thinking: boolean
  hint: boolean
  turn: number
  order: string[]
  layers: Record<string, string>
  seats: SeatNow[]
  log: LogLine[]
  log_from: number
  status: "finished" | "running" | "waiting"
  request: Request | null
  rematch: Rematch | null
  result: Result | null
}

export interface Chat {
  type: "chat"
  who: string
  seat: number | null
  text: string
  at: number
}

/** A word to one person: why something is not possible, what failed. */
export interface Notice {
  type: "notice"
  text: string
  rule: string
  error: boolean
}

/** This connection is of no more use: there is no such table. Do not try again. */
export interface Gone {
  type: "gone"
  text: string
}

/** A position of a game that is over: its table, and how many moves led to it. */
export interface Origin {
  table: string
  move: number
}

/** me: whoever creates the table; here: another person at the same screen; guest: the account of this name; invite: whoever has the link; open: anybody of the lobby. */
export interface SeatWanted {
  kind: "bot" | "guest" | "here" | "invite" | "me" | "open"
  name?: string
  bot?: string
}

/** Seconds at the start and for every finished turn; what happens when they are used up. */
export interface ClockWanted {
  start: number
  increment?: number
  out?: "bot" | "lose"
}

/** `from`: play on from there; options and seed are those of that game, and the table is not rated. */
export interface NewTable {
  game: string
  seats: SeatWanted[]
  options?: Record<string, unknown>
  seed?: number | string | null
  clock?: ClockWanted | null
  public?: boolean
  rated?: boolean
  from?: Origin | null
}

export interface SeatInfo {
  seat: number
  kind: "bot" | "invite" | "open" | "person"
  name: string
  level: string
  bot: string
  mine: boolean
  invite: string
  guest: boolean
  invited: boolean
}

export interface TableInfo {
  id: string
  game: string
  title: string
  status: "finished" | "running" | "waiting"
  seats: SeatInfo[]
  options: Record<string, unknown>
  clock: ClockWanted | null
  public: boolean
  moves: number
  my_turn: boolean
  host: boolean
  created: number
  changed: number
  totals: number[] | null
  winners: number[] | null
  seed: string | null
}

export interface OptionValue {
  value: unknown
  text: string
  players: number[]
}

export interface OptionInfo {
  name: string
  text: string
  help: string
  values: OptionValue[]
}

/** `help`: how it plays and how long it thinks. `shown`: people choose from these; the others are for programs. */
export interface BotInfo {
  code: string
  text: string
  help: string
  shown: boolean
}

export interface GameInfo {
  name: string
  title: string
  tagline: string
  players: [number, number]
  options: OptionInfo[]
  bots: BotInfo[]
  board: boolean
  opponent: string
  secrets: boolean
}

export interface RuleInfo {
  id: string
  section: string
  text: string
  lang: string
}

/** A section of the rules that answers a search; its rules, those with most of the words first. */
export interface SectionFound {
  section: string
  rules: RuleInfo[]
}

/** A component explained. */
export interface Word {
  name: string
  help: string
}

/** Settings that follow you to every browser. What is left out stays as it is. */
export interface Preferences {
  lang?: "de" | "en" | "pl"
  theme?: "dark" | "light" | "system"
  pace?: "brisk" | "instant" | "slow"
  confirm?: boolean
  taps?: boolean
  motion?: boolean
  text?: "large" | "normal"
  sound?: "always" | "hidden" | "never"
  volume?: number
}

/** Who you are. `local`: a table at home, no login. */
export interface Me {
  local: boolean
  name: string | null
  email: string
  csrf: string
  mail: boolean
  settings: Preferences | null
}

export interface Credentials {
  name: string
  password: string
  email?: string
}

/** The old one shows that it is really you. */
export interface NewPassword {
  old: string
  new: string
}

/** asks: they want it; asked: you do. */
export interface Friend {
  name: string
  state: "asked" | "asks" | "blocked" | "friend"
  online: boolean
}

export interface Befriend {
  name: string
  block?: boolean
}

/** Take a seat: with the token of an invitation, or an open one. */
export interface Join {
  invite?: string
  seat?: number | null
}

export interface PlayerRating {
  name: string
  bot: boolean
  rating: number
  games: number
}

/** The totals after each turn of a finished game, for the chart. */
export interface History {
  moves: number[]
  totals: number[][]
}

/** Every error of the HTTP API: what is wrong and what would be right. */
export interface Problem {
  status: number
  field: string
  message: string
}

/** How near the end is: so much `left` of so much, in words, and the rules behind it. */
export interface EndingShown {
  left: number
  of: number
  text: string
  rule: string
}

/** A category: its points by seat, as if the game ended now. Where they depend on what the viewer cannot know they lie between `least` and `most`. */
export interface PointsSoFar {
  name: string
  text: string
  least: number[]
  most: number[]
}

/** A card and how many of it a seat has; `at`: in each of the places, of the own cards. */
export interface CardCount {
  text: string
  count: number
  at: number[]
}

/** The cards of a seat that the viewer knows, and how many they do not. `places`: where the own ones lie. */
export interface CardsOf {
  seat: number
  places: string[]
  cards: CardCount[]
  unknown: number
}

/** How a game stands, as far as the viewer may know it. The last of `points` are the totals. */
export interface Standing {
  ending: EndingShown | null
  points: PointsSoFar[]
  cards: CardsOf[]
}

/** A position for programs. `view` is empty until every seat is taken: nothing is dealt before. */
export interface ApiView {
  seq: number
  move: number
  actor: number | null
  seat: number | null
  view: Record<string, unknown>
  legal: string[]
  result: Result | null
}

export interface ApiPlay {
  action: string
  seq: number
}

/** A move that the bot thought of: in how many simulations, and with how many points it may end. `before`, `win`: the chance of the seat to win now and after the move, None if the bot cannot say. `reason`: what sets it apart from the next best move, or from the best, in words. */
export interface HintLine {
  action: string
  text: string
  place: string
  visits: number
  points: number
  before: number | null
  win: number | null
  reason: string
  piece: string
}

/** `state`: of who asks, "" if they have not met it; without an account the browser knows. */
export interface LessonInfo {
  id: string
  number: number
  title: string
  goal: string
  seconds: number
  chapter: string
  rules: string[]
  state: "done" | "skipped" | ""
}

export interface Chapter {
  id: string
  title: string
  lessons: LessonInfo[]
}

/** `goal` and `loop`: in sentences. `known`: the game whose course lets one skip some of this. */
export interface Course {
  game: string
  title: string
  tagline: string
  goal: string[]
  loop: string[]
  chapters: Chapter[]
  aid: boolean
  board: boolean
}

export interface LessonProgress {
  state: "done" | "skipped"
}

/** What one or more symbols of the board mean. `places`: titles of the panels they stand on; `rule`: that tells most about it, "" if none. */
export interface SymbolInfo {
  ids: string[]
  name: string
  help: string
  kind: string
  places: string[]
  rule: string
}

/** A drawing to be cut out around the elements `show` (none: all of it); `rings`: those with a ring; `symbol`: every one of it has one, "" = none. `box`: its coordinates. */
export interface Figure {
  box: [number, number, number, number]
  drawn: string
  show: string[]
  rings: string[]
  symbol: string
}

/** How a rule works, told on a position; `rule`: the one in whose section it stands. */
export interface ExampleInfo {
  id: string
  rule: string
  text: string
}

/** `sprite`: SVG of all of them. */
export interface Symbols {
  sprite: string
  symbols: SymbolInfo[]
}

export interface AidLine {
  symbol: string
  text: string
  points: string
}

export interface AidBlock {
  id: string
  title: string
  lines: AidLine[]
  table: boolean
}

/** The player aid: one page. `sprite`: SVG of the symbols. */
export interface Aid {
  title: string
  sprite: string
  blocks: AidBlock[]
}

/** Of points. */
export interface Category {
  name: string
  text: string
}

/** The decision of a turn that was looked at closely. `drop`: what the played move gives up of the chance to win, with its standard `error`; below 0 it was the better one. Without a network it is in points, and nobody knows chances. */
export interface Alternative {
  move: number
  drop: number
  error: number
  played_win: number | null
  other_win: number | null
  text: string
  place: string
  reason: string
}

/** `move`: so many actions led to its beginning; `at`: to the decision that stands for it. */
export interface AnalysedTurn {
  number: number
  seat: number
  move: number
  at: number
  win: number[]
  points: number[][]
  luck: number
  grade: "" | "blunder" | "luck" | "mistake" | "slip" | "strong"
  title: string
  place: string
  other: Alternative | null
  deep: boolean
}

/** What is known so far. `state`: none = nobody asked for it; failed = the bot gave up, this is what there is. `deeper`: the turn, by its place in the list, that is being looked at once more; -1 = none. */
export interface AnalysisInfo {
  state: "done" | "failed" | "none" | "working"
  done: number
  network: boolean
  categories: Category[]
  turns: AnalysedTurn[]
  win: number[]
  points: number[][]
  moves: number
  deeper: number
}

/** At the turn before which so many moves were made. */
export interface Note {
  move: number
  text: string
}

/** Your own, and those that came with the link: `by` whom. */
export interface NotesInfo {
  mine: Note[]
  by: string
  theirs: Note[]
}

/** Instead of the one that is there; "" takes it away. */
export interface NoteWanted {
  text: string
}

/** The key of your link to a game, "" if there is none, and are your notes shown with it? */
export interface ShareInfo {
  key: string
  notes: boolean
}

export interface ShareWanted {
  notes?: boolean
}

/** A finished game of a player. `place`: 1 is best; `against`: who else played, in words; `people`: one of them was a person. */
export interface PlayedGame {
  table: string
  game: string
  title: string
  at: number
  players: number
  place: number
  points: number
  won: boolean
  against: string[]
  people: boolean
}

/** Games of one kind: `kind` is game, players or against, `key` which one. */
export interface ResultLine {
  kind: "against" | "game" | "players"
  key: string
  text: string
  played: number
  won: number
}

export interface RatingMoment {
  game: string
  at: number
  rating: number
}

/** Mean points of a category: the player's own, and those of the winners of the same games. */
export interface Habit {
  game: string
  category: string
  text: string
  mine: number
  winners: number
}

/** How many of a course's lessons somebody has done. */
export interface CourseKnown {
  game: string
  title: string
  done: number
  of: number
}

/** `public`: may everybody see it? `mine`: it is that of who asks. */
export interface Profile {
  name: string
  mine: boolean
  public: boolean
  games: PlayedGame[]
  results: ResultLine[]
  ratings: RatingMoment[]
  habits: Habit[]
  courses: CourseKnown[]
}

export interface ProfileWanted {
  public: boolean
}

/** The password once more: the account and what belongs to it is deleted for good. */
export interface Farewell {
  password: string
}

/** What somebody would play: any of these games, with so many players, at such a pace (live: 30 minutes for each and 30 seconds more for every turn; days: 5 days and one day more), rated or not. All of it at once is one search. */
export interface SearchWanted {
  games: string[]
  players: number[]
  paces: ("days" | "live")[]
  rated: boolean[]
}

/** How it stands. `wanted`: None = you look for nothing. `others`: who look now, too; `alike`: those of them who would play something that you would. `table`: it is found. */
export interface Search {
  wanted: SearchWanted | null
  waited: number
  others: number
  alike: number
  table: string
}

/** Somebody behaves badly: who, how, in a few words if that helps, and at which table. */
export interface ReportWanted {
  name: string
  reason: "cheating" | "insult" | "name" | "other" | "stalling"
  text?: string
  table?: string
}

/** It has been noted under this number. */
export interface Reported {
  number: number
}

/** Of those who run the site to you. A mute ends `until` then, in seconds since 1970. */
export interface StaffNote {
  number: number
  kind: "mute" | "suspension" | "warning"
  reason: string
  at: number
  until: number
}

/** `until`: seconds since 1970, if there is one now; how many days are left, of how many a year. */
export interface VacationInfo {
  until: number | null
  left: number
  most: number
}

/** How you are reached. `push_key`: the key of this site for subscriptions, "" if it has no push. */
export interface Reach {
  offers_mail: boolean
  push_key: string
  email: string
  confirmed: boolean
  waiting: boolean
  mail: boolean
  turn: boolean
  clock: boolean
  browsers: number
  vacation: VacationInfo
}

/** Which notices, and by mail, too? */
export interface NoticesWanted {
  mail: boolean
  turn: boolean
  clock: boolean
}

/** Without one, yours is removed. The password shows that it is really you. */
export interface NewAddress {
  email: string
  password: string
}

/** The token of a link in a mail. */
export interface Proof {
  token: string
}

/** The name of the account, or its address. */
export interface Forgotten {
  account: string
}

/** A new password, for who has the token of a mail. */
export interface NewStart {
  token: string
  new: string
}

export interface PushKeys {
  p256dh: string
  auth: string
}

/** What the browser's push manager gives. */
export interface NewSubscription {
  endpoint: string
  keys: PushKeys
}

export interface EndedSubscription {
  endpoint: string
}

export interface VacationWanted {
  days: number
}

/** A step at a glance: a symbol of the board, and a word or two. */
export interface Sign {
  symbol: string
  text: string
}

export type ClientMessage = Play | Undo | FinishStep | TakeBack | Answer | Hint | Coaching | Ask | Look | Speak | Say | Prefer | Leave | Fill | Cancel | PlayAgain
export type LessonMessage = Play | Undo | FinishStep | Ask | Speak | Learn
export type ServerMessage = Scene | Position | Chat | Notice | Gone | Thinking | HintResult | CoachSays | CoachTells | LessonStep | LessonAnswer
