// The kinds of move that pay gems and turn up a new card: a single tap of a finger on one is asked about once more.
export const COSTLY = ['hire', 'hire-any'];
