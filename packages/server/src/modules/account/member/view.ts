import type { Member } from "@sundry/api/contract/entities/member";
import { wireMoment } from "#server/shopTime.ts";
import { gradeOf } from "./grade.ts";
import type { MemberRow } from "./queries.ts";

/** A buyer's own account details, never with a hash. `disabled` means active in the contract. */
export function memberView(member: MemberRow, zone: string): Member {
  return {
    id: member.id,
    username: member.username,
    nickName: member.nickName,
    face: member.face,
    sex: member.sex,
    birthday: member.birthday,
    regionId: member.regionId,
    region: member.region,
    mobile: member.mobile,
    email: member.email,
    point: member.points,
    totalPoint: member.totalPoints,
    disabled: !member.blocked,
    haveStore: false,
    gradeId: gradeOf(member.totalPoints),
    experience: member.experience,
    createTime: wireMoment(member.createdAt, zone),
    ...(member.closingAt && { closesAt: wireMoment(member.closingAt, zone) }),
  };
}
