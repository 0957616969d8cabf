/** The box of a product's pictures, and that of each, which their placeholder shares. */
export const galleryLook = {
  box: 'bg-wash px-6 pt-16',
  picture: 'mx-auto block w-full max-w-[min(18rem,28dvh)]',
} as const;
