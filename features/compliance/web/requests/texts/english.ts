/** The texts of the page of requests about personal data. */
export const english = {
  noAddress: "Write an address such as name@example.com.",
  lead: "Take out everything that is stored about a person, and follow what was erased.",
};
