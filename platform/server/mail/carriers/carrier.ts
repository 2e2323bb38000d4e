import type { MessageContent } from "../queue-message.ts";
import type { MailSubmission, PersonalMail } from "./personal-mail.ts";

export interface CarriedMessage {
  /** The same at every attempt, so that a receiver can detect duplicates. */
  id: string;
  recipient: string;
  content: MessageContent;
  createdAt: Date;
}

/** Delivers messages of one channel. */
export interface Carrier {
  /** Its name in the settings, when there is a choice. */
  readonly name?: string;
  /** Resolves when the receiving server has accepted the message. Throws DeliveryFailure. */
  deliver(message: CarriedMessage): Promise<void>;
  close?(): void;
}

/** Delivers mail: messages of the product, and mails that people send. */
export interface MailCarrier extends Carrier {
  /** One attempt, which never rejects and is never repeated here. */
  submit(mail: PersonalMail): Promise<MailSubmission>;
}

/** A channel without a carrier keeps its messages in the outbox. */
export interface Carriers {
  readonly mail?: MailCarrier;
  readonly sms?: Carrier;
}
