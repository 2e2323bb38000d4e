/**
 * Why a message was not accepted. The text is shown and stored, so it has no address, no content and no
 * foreign text.
 */
export class DeliveryFailure extends Error {
  /** True when a retry is useless. */
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "DeliveryFailure";
    this.isFinal = options.isFinal ?? false;
  }
}
