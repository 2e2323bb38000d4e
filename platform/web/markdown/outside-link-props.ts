/** Attributes of every external link. The target page learns nothing about this one. */
export const outsideLinkProps = {
  target: "_blank",
  rel: "noopener noreferrer nofollow ugc",
  referrerPolicy: "no-referrer",
} as const;
