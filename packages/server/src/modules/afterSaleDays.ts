/** Days after completion in which a return or refund can be requested. Rules 12. */
export const afterSaleDays = 15;
