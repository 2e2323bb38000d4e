export const question = {
  title: "Try a question",
  lead: "Shows which passages a question finds, and why. Answers in chat quote the same passages.",
  leadAll: "Searches the collections that you can read, at most 20 of them, those changed last first.",
  label: "Question",
  placeholder: "How many days of holiday do I have?",
  needsQuestion: "Write a question.",
  submit: "Find passages",
  failed: "The passages could not be found",
  unanswered: "Nothing was found in the collections that answers this question.",
  unansweredSome:
    "Nothing was found in the collections that answers this question. These passages are the closest.",
  found: (count: number) => (count === 1 ? "1 passage was found" : `${count} passages were found`),
  results: "Passages found",
  words: "Words of the question",
  columns: {
    word: "Word",
    foundAs: "Found as",
    passages: "Passages",
    weight: "Weight",
  },
  asWritten: "As written",
  nowhere: "In no passage",
  tooCommon: "Says too little to search for",
  weightHint: "Rare words weigh more.",
  ranks: {
    words: (rank: number) => `By words: no. ${rank}`,
    noWords: "Not found by words",
    meaning: (rank: number) => `By meaning: no. ${rank}`,
    noMeaning: "Not found by meaning",
  },
  withoutMeaning: {
    no_model:
      "Passages are found by words only, because no model for search by meaning is set. An admin can set one.",
    model_failed:
      "Passages are found by words only, because the model for search by meaning did not answer. Try again later.",
    not_indexed:
      "Passages are found by words only, because search by meaning is still being prepared for these collections.",
  },
  noCollections: "There is no collection to search.",
};
