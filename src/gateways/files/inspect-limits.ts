/** In bytes, of a child that looks at one content, of which 95 MB are the child itself. */
export const maxMemory = 270_000_000
/** In milliseconds: the child has the lowest priority, so a busy machine lets it wait. */
export const maxLook = 60_000
/** Seconds of processor time: several times what the largest photograph takes. */
export const maxSeconds = 20
/** How a child says that it was too much. */
export const exitOfUse = 77
/** The pipes for its answer and for the content to store: decoders write to the usual ones. */
export const answerPipe = 3
export const outputPipe = 4
