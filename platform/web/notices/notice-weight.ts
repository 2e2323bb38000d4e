/**
 * How much a notice matters, from the heaviest: nothing works; something will be lost; something is required;
 * something is worth doing; something is good to know.
 */
export const noticeWeights = ["outage", "loss", "duty", "reminder", "fact"] as const;

export type NoticeWeight = (typeof noticeWeights)[number];
