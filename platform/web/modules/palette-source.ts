import type { TextSegment } from "../ui/marked-text.tsx";

/** One result in the palette. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** The label with the matching words marked. */
  segments?: readonly TextSegment[];
  /** A second line: the place in a text where the words are. */
  excerpt?: readonly TextSegment[];
  /** A second word, such as a path or a day. */
  hint?: string;
  to: string;
}

/** Objects of a feature that the palette finds by their names. */
export interface PaletteSource {
  key: string;
  /** The heading above its results. */
  label: string;
  /** The act of reading them, as `noun.verb`: nobody else asks for them. Absent: everybody may. */
  mayDo?: string;
  /** `words` as typed: a space at the end completes the last one. */
  find(words: string, signal: AbortSignal): Promise<PaletteEntry[]>;
}
