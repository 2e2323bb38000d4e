const number = (count: number) => count.toLocaleString("en-US");

export const reading = {
  label: "Progress",
  documents: (read: number, total: number) => `${number(read)} of ${number(total)} documents are read`,
  failed: (count: number) => (count === 1 ? "1 failed" : `${number(count)} failed`),
  meaning: (done: number, total: number) =>
    `search by meaning knows ${number(done)} of ${number(total)} passages`,
  refused: (count: number) =>
    count === 1
      ? "the model refused 1 passage, which words alone find"
      : `the model refused ${number(count)} passages, which words alone find`,
  retry: "Try again",
  retried: (documents: number, passages: number) =>
    [
      ...(documents > 0
        ? [documents === 1 ? "1 document is read again." : `${number(documents)} documents are read again.`]
        : []),
      ...(passages > 0
        ? [
            passages === 1
              ? "1 passage goes to the model again."
              : `${number(passages)} passages go to the model again.`,
          ]
        : []),
    ].join(" ") || "There is nothing left to try again.",
  notRetried: "Nothing was tried again",
};
