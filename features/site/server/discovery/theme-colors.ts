/** The paper of the two themes, in the form that every browser and every system reads. */
export const themeColors = { light: "#fbfaf7", dark: "#0d1516" } as const;
