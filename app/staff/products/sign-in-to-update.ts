/** To the sign-in, and from there back to the page of the update. */
export const signInToUpdate = "/staff/sign-in?next=%2Fupdate-products";
