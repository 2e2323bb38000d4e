/** A part of a file with one place: a page, a slide, some rows, or what stands below a heading. */
export interface Section {
  place: string;
  text: string;
}

/** The text of a file as its format gives it. Sections come one by one, so that a reader may stop early. */
export interface Sections {
  /** Pages, slides or sheets; null where there are none. */
  pageCount: number | null;
  sections: AsyncIterable<Section> | Iterable<Section>;
}
