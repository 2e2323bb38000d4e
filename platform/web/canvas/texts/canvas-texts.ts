import { defineTexts } from "../../language/texts.ts";
import { english } from "./english.ts";

/** The words of every canvas. */
export const canvasTexts = defineTexts(english, async () => (await import("./german.ts")).german);
