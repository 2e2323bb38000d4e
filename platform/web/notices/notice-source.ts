import type { ComponentType } from "react";
import { type NoticeWeight, noticeWeights } from "./notice-weight.ts";

/** A feature's declaration of a notice. Its component renders a `Notice` while there is something to say. */
export interface NoticeSource {
  key: string;
  weight: NoticeWeight;
  Source: ComponentType;
}

/** The sources in order of weight, heaviest first; equal ones in the order of their features. */
export function sortByWeight(sources: readonly NoticeSource[]): NoticeSource[] {
  return noticeWeights.flatMap((weight) => sources.filter((source) => source.weight === weight));
}
