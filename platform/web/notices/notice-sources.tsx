import { NoticeWeightContext } from "./notice-place.ts";
import { type NoticeSource, sortByWeight } from "./notice-source.ts";

/** The declared notices inside a strip, heaviest first. */
export function NoticeSources({ sources }: { sources: readonly NoticeSource[] }) {
  return sortByWeight(sources).map(({ key, weight, Source }) => (
    <NoticeWeightContext key={key} value={weight}>
      <Source />
    </NoticeWeightContext>
  ));
}
