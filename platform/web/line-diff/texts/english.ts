export const english = {
  label: "Changed lines",
  same: (count: number) => (count === 1 ? "1 line is the same" : `${count} lines are the same`),
  added: "Added: ",
  removed: "Removed: ",
  nothing: "Nothing differs.",
};
