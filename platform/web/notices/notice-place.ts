import { createContext } from "react";
import type { NoticeWeight } from "./notice-weight.ts";

export interface NoticePlace {
  /** All notices are shown instead of the heaviest. */
  isOpen: boolean;
  /** The shown notice while the others wait. */
  heaviestId: string | undefined;
  count: number;
  enter(id: string, weight: NoticeWeight): () => void;
  toggle(): void;
}

/** The strip around a notice. Undefined outside one, where notices stay invisible. */
export const NoticePlaceContext = createContext<NoticePlace | undefined>(undefined);

/** The weight that the source of a notice declares. */
export const NoticeWeightContext = createContext<NoticeWeight>("fact");
