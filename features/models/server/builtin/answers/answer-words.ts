/** What could not be done, by what was to be done it. */
export type Failed =
  | (
      | "calculate"
      | "current_time"
      | "web_search"
      | "search_knowledge"
      | "find_people"
      | "search_conversations"
    )
  | "other";

/** The words around what tools gave back. `text`, `name` and `about` are shown as they are, and come escaped. */
export interface AnswerWords {
  quote(text: string): string;
  missed(quoted: readonly string[]): string;
  failed: Record<Failed, string>;
  pageFailed(address: string | undefined): string;
  /** The tool's own words for a refusal. */
  refusal(line: string): string;
  sum(line: string): string;
  time(text: string): string;
  knowledge: {
    found: string;
    none: string;
    /** The tool's own sentence about collections that it did not ask. */
    leftOut(line: string): string;
  };
  /** A line of a list of files, people or tasks, and notes beside them. */
  line(line: string): string;
  conversations: {
    found(about: string | undefined): string;
    none(about: string | undefined): string;
    message(message: { title: string; day: string; isOwn: boolean; words: string }): string;
  };
  files: { found(name: string | undefined): string; none(name: string | undefined): string };
  people: { found(about: string | undefined): string; none(about: string | undefined): string };
  tasks: {
    /** `reminder`: when one comes. Null: none will. */
    created(task: { title: string; due: string | undefined; reminder: string | null | undefined }): string;
    found: string;
    none: string;
  };
  mail: { sent: string; drafted: string };
  page: {
    quoted(name: string): string;
    notAnswered(name: string, question: string): string;
    empty(name: string): string;
    unnamed: string;
  };
  file: { answers: string; summary: string; begins: string; unseen: string };
  web: {
    none(provider: string): string;
    results(provider: string): string;
    noProvider: string;
    places: Record<string, string>;
  };
  memory: {
    kept(text: string): string;
    proposed(text: string, why: "outside" | "others" | undefined): string;
    off(text: string): string;
    passed(text: string): string;
    forgotten: string;
    listed(lines: string): string;
    none: string;
    /** Proposals that nobody has decided. */
    waiting(count: number): string;
    isOff: string;
  };
}
