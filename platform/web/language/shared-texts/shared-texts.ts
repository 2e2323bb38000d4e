import { defineTexts } from "../texts.ts";
import { english } from "./english.ts";

/** The words of the parts that every page is made of. */
export const sharedTexts = defineTexts(english, async () => (await import("./german.ts")).german);
