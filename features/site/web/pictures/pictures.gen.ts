// Made by npm run pictures.
import type { Picture } from "./picture.ts";

export const pictures = {
  "conversation": {"width":688,"height":660,"widths":[320,640,1024,1920],"light":"a35c0a98","dark":"0440e3f3"},
  "desk": {"width":1280,"height":905,"widths":[320,640,1024,1920],"light":"69550853","dark":"3baad06a"},
  "limit": {"width":688,"height":448,"widths":[320,640,1024,1920],"light":"0107bf56","dark":"35be226f"},
  "numbers": {"width":994,"height":213,"widths":[320,640,1024,1920],"light":"5aa79dbc","dark":"56b09d79"},
  "phone": {"width":375,"height":812,"widths":[320,640,1024],"light":"daf53155","dark":"b0166176"},
  "receipt": {"width":432,"height":498,"widths":[320,640,1024],"light":"f602ec0c","dark":"eacb1351"},
  "security": {"width":688,"height":299,"widths":[320,640,1024,1920],"light":"b2062987","dark":"c7d4315d"},
  "subscriptions": {"width":994,"height":483,"widths":[320,640,1024,1920],"light":"a1f5ec39","dark":"194bf29a"},
  "tool-call": {"width":692,"height":382,"widths":[320,640,1024,1920],"light":"c5d9c55b","dark":"e54fd0da"},
  "usage": {"width":642,"height":265,"widths":[320,640,1024,1920],"light":"a4b683a8","dark":"3557e92e"},
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
