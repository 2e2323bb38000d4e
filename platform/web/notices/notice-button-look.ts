/** Also for buttons with a component of their own. */
export const noticeButtonLook = "hit-area h-6.5! pointer-coarse:min-h-0! low:h-6!";
