export const english = {
  title: "What you typed",
  lead: "This is what you typed and did not save. It can no longer be saved here, so copy it to keep it.",
  copy: "Copy what you typed",
  discard: "Discard changes",
};
