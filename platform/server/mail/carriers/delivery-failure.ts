/** Why a message was not taken over. Its message is shown and kept: no address, no content, no text of others. */
export class DeliveryFailure extends Error {
  /** True when trying again is no use. */
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "DeliveryFailure";
    this.isFinal = options.isFinal ?? false;
  }
}
