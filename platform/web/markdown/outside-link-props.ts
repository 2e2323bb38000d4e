/** What every link that leads outside carries, so that the page behind it learns nothing about this one. */
export const outsideLinkProps = {
  target: "_blank",
  rel: "noopener noreferrer nofollow ugc",
  referrerPolicy: "no-referrer",
} as const;
