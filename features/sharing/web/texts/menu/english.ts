/** The entries of menus that open the dialog. They load with the page, and everything else with the dialog. */
export const english = {
  share: "Share with colleagues",
  whoHasAccess: "Who has access",
};
