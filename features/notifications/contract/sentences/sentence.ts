import type { ShownFacts } from "../notification.ts";
import type { NotificationKind } from "../notification-kind.ts";

/** What a sentence is made from. */
export interface Happened {
  /** The name of who did it, or a word for somebody. */
  who: string;
  facts: ShownFacts;
  count: number;
}

/** Every kind as a sentence of one language. The bell, toasts and mails say it. */
export type Sentences = Readonly<Record<NotificationKind, (happened: Happened) => string>>;
