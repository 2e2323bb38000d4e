/** What a mail of the product says, before it becomes plain text and HTML. */
export interface Letter {
  /** BCP 47, e.g. `de`. */
  language: string;
  title: string;
  paragraphs: readonly string[];
  /** Typed in by hand instead of following the link. */
  code?: { label: string; value: string };
  /** `url` must begin with http: or https:. `fallback` stands before the address itself. */
  button?: { label: string; url: string; fallback: string };
  /** Lines of the slip: what happened, when, from where. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Why it came and what to do when it is not expected. */
  closing: string;
}
