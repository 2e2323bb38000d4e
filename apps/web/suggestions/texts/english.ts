/** What a page that does not exist says of those that do. */
export const english = {
  heading: "Did you mean",
  home: "Front page",
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
