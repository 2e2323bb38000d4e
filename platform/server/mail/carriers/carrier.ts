import type { MessageContent } from "../queue-message.ts";

export interface CarriedMessage {
  /** The same at every attempt: whoever receives it twice can tell. */
  id: string;
  recipient: string;
  content: MessageContent;
  createdAt: Date;
}

/** Hands messages of one channel over to the outside. */
export interface Carrier {
  /** As the settings call it, where there are several to choose from. */
  readonly name?: string;
  /** Resolves when the other side has taken the message over; throws `DeliveryFailure`. */
  deliver(message: CarriedMessage): Promise<void>;
  close?(): void;
}

/** A channel without one keeps its messages in the outbox. */
export interface Carriers {
  readonly mail?: Carrier;
  readonly sms?: Carrier;
}
