/** A kind of email that a feature sends, as the notification settings list it. */
export interface EmailKind {
  title: string;
  /** One sentence: about what, and to whom. */
  text: string;
}
