/**
 * The page around HTML and diagrams: it holds the frame in which they run, and lets that lead nowhere. It is the same for
 * everybody, and empty.
 */
export const framePath = "/artifact-frame";
/** The page of the frame itself, of no origin and without any right. */
export const framedPath = `${framePath}/page`;
