export const mostTitleCharacters = 200;
export const mostTaskCharacters = 10_000;
