/** Without zod, for forms that open with the page. */
export const mostCollectionNameCharacters = 120;
export const mostDescriptionCharacters = 2_000;
export const mostTitleCharacters = 300;
export const mostFolderCharacters = 500;
export const mostAddressCharacters = 2_000;
/** Of a text that is written here. */
export const mostTextCharacters = 500_000;
export const mostQuestionCharacters = 500;
/** Collections that one conversation, agent or search asks. */
export const mostCollectionsAsked = 20;
