/** Lengths of the picture in pixels. */
export const sizes = {
  nodeHeight: 52,
  nodeMinWidth: 112,
  nodeMaxWidth: 172,
  columnGap: 58,
  /** Between nodes of one column. */
  rowGap: 22,
  /** A line that passes through a column. */
  passHeight: 12,
  passGap: 10,
  /** Between groups of one column: room for the edges of two areas and a name. */
  groupGap: 56,
  zonePadding: 13,
  zoneHead: 22,
  /** Between lines that run beside the rows. */
  trackGap: 14,
} as const;
