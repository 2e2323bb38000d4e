/** The texts of the page of requests about personal data. */
export const english = {
  lead: "Take out everything that is stored about a person, and follow what was erased.",
};
