export const siteErrors = {
  "legal_document.not_found": [404, "There is no legal text of this type."],
} as const;
