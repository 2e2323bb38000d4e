/** The content of a mail before it is rendered as plain text and HTML. */
export interface Letter {
  /** BCP 47, e.g. `de`. */
  language: string;
  title: string;
  paragraphs: readonly string[];
  /** Several things that the mail tells of, each with its address (http: or https:) and perhaps a line about it. */
  entries?: readonly { text: string; url: string; note?: string }[];
  /** Typed in by hand instead of following the link. */
  code?: { label: string; value: string };
  /** `url` must start with http: or https:. `fallback` introduces the URL in writing. */
  button?: { label: string; url: string; fallback: string };
  /** Lines of the receipt: what happened, when, from where. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Why it was sent, and what to do if it is unexpected. */
  closing: string;
}
