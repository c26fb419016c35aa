/** Public interface of offers and appointments. */
export { answerOffer } from './answer-offer.ts';
export { cancelAppointment, listAppointments, moveAppointment, officesForColleague } from './appointments.ts';
export { makeOffer } from './make-offer.ts';
export { offerPage } from './offer-page.ts';
export { readOfferTerms } from './offer-terms.ts';
export { offersOfRequest } from './read-offers.ts';
export { withdrawOffer } from './withdraw-offer.ts';
export { appraisalStatus } from './appraisal-status.ts';
