/** The background colours of both themes, in a format that every browser and system understands. */
export const themeColors = { light: "#fbfaf7", dark: "#0d1516" } as const;
