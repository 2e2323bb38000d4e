export const english = {
  label: "Changed lines",
  same: (count: number) => (count === 1 ? "1 line is the same" : `${count} lines are the same`),
  added: "Added: ",
  removed: "Removed: ",
  nothing: "Nothing differs.",
  lookAtBoth: "Look at both",
  both: "Both texts",
  colours: "Red is in the saved version only, green in your text only.",
  keepMine: "Save mine as the newest",
  takeTheirs: "Take the saved one",
};
