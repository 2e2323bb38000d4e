import { type NoticeWeight, noticeWeights } from "./notice-weight.ts";

/** A notice that has something to say now. */
export interface ActiveNotice {
  id: string;
  weight: NoticeWeight;
}

/** The notices with one added, heaviest first. A later one stands behind those of equal weight. */
export function addNotice(active: readonly ActiveNotice[], notice: ActiveNotice): ActiveNotice[] {
  const rank = noticeWeights.indexOf(notice.weight);
  const after = active.findIndex(({ weight }) => noticeWeights.indexOf(weight) > rank);
  return after < 0 ? [...active, notice] : active.toSpliced(after, 0, notice);
}

/** The notices without this one. */
export function removeNotice(active: readonly ActiveNotice[], id: string): ActiveNotice[] {
  return active.filter((notice) => notice.id !== id);
}
