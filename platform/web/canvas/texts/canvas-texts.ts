import { defineTexts } from "../../language/texts.ts";
import { english } from "./english.ts";

export const canvasTexts = defineTexts(english, async () => (await import("./german.ts")).german);
