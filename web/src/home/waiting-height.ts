/** Of the panel with one row, kept free while it comes. */
export const waitingHeight = '6.875rem';
