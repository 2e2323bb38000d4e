/** Texts of suggestions on the not-found page. */
export const english = {
  heading: "Did you mean",
  legal: {
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    cookies: "Cookies",
    dpa: "Data Processing Agreement",
    "acceptable-use": "Acceptable Use",
    security: "Security",
    subprocessors: "Subprocessors",
    imprint: "Imprint",
  },
};

export type SuggestionTexts = typeof english;
