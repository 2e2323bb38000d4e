/** Why an act on a page was not possible, in our words. */
export class ActError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The page does not have this element any more, or never had it. */
export function unknownElement(ref: string): ActError {
  return new ActError(
    "element_unknown",
    `There is no element ${ref.slice(0, 20)} on the page as it is now. Use browser_read and take a ref from its result.`,
  );
}
