import { defineTexts } from "../texts.ts";
import { english } from "./english.ts";

/** The texts of the components on every page. */
export const sharedTexts = defineTexts(english, async () => (await import("./german.ts")).german);
