import type { Language } from "../language.ts";
import type { AnswerWords } from "./answer-words.ts";
import { englishAnswers } from "./english-answers.ts";
import { germanAnswers } from "./german-answers.ts";

export function answerWords(language: Language): AnswerWords {
  return language === "de" ? germanAnswers : englishAnswers;
}
