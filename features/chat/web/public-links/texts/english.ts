/** The texts of the page behind a public link. */
export const english = {
  badge: "Read-only copy",
  taken: (when: string) => `As it was on ${when}`,
  question: "Question",
  answer: "Answer",
  answeredBy: (model: string) => `Answered by ${model}`,
  toolDone: "used",
  toolFailed: "did not succeed",
  leftOut: "The artifact of this step is not part of this copy.",
  note: "Somebody shared this copy of their conversation. The answers were written by an AI assistant and may contain mistakes.",
  failed: "The conversation could not be loaded",
  gone: {
    title: "This link does not work any more",
    text: "It may have expired, been withdrawn, or been copied only in part. Ask the person who sent it for a new one.",
    home: "Go to the front page",
  },
};
